import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { complaints } from '../fixtures/partner'
import { firstElement, transcriptPath } from '../package/transcript'

/**
 * Returns the transcript without the parts that differ from run to run: times, the version, and npm's own messages,
 * which CI does not print.
 */
function stableParts(transcript: string): string {
  return transcript
    .replace(/ +\([\d.]+ s\)/g, '')
    .replace(/(took|within) [\d.]+ s/g, '$1')
    .replace(/^added \d+ package.*\n/gm, '')
    .replace(/reeldock-[\d.]+\.tgz/, 'reeldock.tgz')
}

test('a new user has an element with sample data from the tarball and its README, as the transcript tells', async ({
  page,
}) => {
  test.skip(process.platform === 'win32', 'the commands of the README need a POSIX shell')
  const heard = complaints(page)
  const transcript = await firstElement(page)
  expect(stableParts(transcript), 'npx tsx test/package/transcript.ts writes it anew').toBe(
    stableParts(readFileSync(transcriptPath, 'utf8')),
  )
  expect(heard.filter(message => !/favicon/.test(message))).toEqual([])
})
