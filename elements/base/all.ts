console.log(import.meta.glob('../*/index.ts', { eager: true }))
