import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/server/store/schema.ts',
  out: './demo/server/store/migrations',
})
