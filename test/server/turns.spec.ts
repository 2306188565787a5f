import { expect, test } from '@playwright/test'
import { createTurns } from '../../demo/server/http/turns'

/** A piece of work that somebody else ends. */
function work() {
  let began = false
  let end: (fail?: Error) => void = () => undefined
  const ended = new Promise<void>((resolve, reject) => {
    end = fail => (fail ? reject(fail) : resolve())
  })
  const run = () => {
    began = true
    return ended
  }
  return { run, end: (fail?: Error) => end(fail), began: () => began }
}

const afterOthers = () => new Promise(resolve => setImmediate(resolve))

test('who asks much at once waits for themselves, in order, and for nobody else', async () => {
  const turns = createTurns(2)
  const [first, second, third, fourth, other] = [work(), work(), work(), work(), work()]
  const failing = turns('ada', first.run).catch(error => error.message)
  for (const each of [second, third, fourth]) void turns('ada', each.run)
  void turns('ben', other.run)
  const all = [first, second, third, fourth, other]
  expect(all.map(each => each.began())).toEqual([true, true, false, false, true])
  first.end(new Error('it failed'))
  expect(await failing).toBe('it failed')
  expect(third.began(), 'others are heard first').toBe(false)
  await afterOthers()
  expect([third.began(), fourth.began()]).toEqual([true, false])
  for (const each of all) each.end()
  await expect.poll(fourth.began).toBe(true)
})
