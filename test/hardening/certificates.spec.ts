import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createHttps } from 'node:https'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { expect, test } from '@playwright/test'
import { freePorts, startServer, temporaryDirectory } from '../fixtures/server/start'

/** An untrusted certificate for localhost. Each run creates one, so that no key is among the sources. */
let certificate: { cert: string; key: string; file: string }

test.beforeAll(async () => {
  const directory = await temporaryDirectory()
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')]
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert],
  ])
  test.skip(made.status !== 0, 'openssl makes the certificate')
  certificate = { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8'), file: cert }
})

const client = { OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: '5rC2nVYy8dJkPq0TzX4uWm7EaHsLf3Gb' }

test('an issuer with an untrusted certificate receives no request, and sign-in fails', async () => {
  const port = await freePorts()
  const issuer = `https://localhost:${port}`
  const asked: string[] = []
  const server = createHttps(certificate, (request, response) => {
    asked.push(`${request.url}`)
    const ends = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/jwks`, ...ends }))
  }).listen(port)
  await once(server, 'listening')
  const signIn = async (env: Record<string, string>) => {
    const portal = await startServer({ env: { OIDC_ISSUER: issuer, ...client, ...env } })
    const answer = await fetch(`${portal.url}/api/partners/v1/web/auth/provider`, { redirect: 'manual' })
    await portal.stop()
    return answer.status
  }
  try {
    expect(await signIn({})).toBe(503)
    expect(asked).toEqual([])
    expect(await signIn({ NODE_EXTRA_CA_CERTS: certificate.file }), 'once its certificate is trusted').toBe(302)
  } finally {
    server.close()
  }
})

test('a database with an untrusted certificate receives no password', async () => {
  const port = await freePorts()
  let received = 0
  const server = createServer(socket => {
    socket.on('error', () => undefined)
    // The client asks for TLS; "S" means yes.
    socket.once('data', () => {
      socket.write('S')
      const secure = new TLSSocket(socket, { isServer: true, ...certificate })
      secure.on('error', () => undefined)
      secure.on('data', ({ length }: Buffer) => {
        received += length
        secure.destroy()
      })
    })
  }).listen(port)
  await once(server, 'listening')
  const open = async (env: Record<string, string>) => {
    const address = `postgres://somebody:password@localhost:${port}/reeldock?sslmode=verify-full`
    return startServer({ env: { DATABASE_URL: address, ...env } }).catch((cause: Error) => cause.message)
  }
  try {
    expect(await open({})).toMatch(/self[- ]signed certificate/)
    expect(received).toBe(0)
    await open({ NODE_EXTRA_CA_CERTS: certificate.file })
    expect(received, 'once its certificate is trusted').toBeGreaterThan(0)
  } finally {
    server.close()
  }
})
