const { relative } = require('node:path')
const { reporters, Runner } = require('mocha')

/** Prints only failures, and sends each test to the parent process. */
module.exports = class extends reporters.Base {
  constructor(runner, options) {
    super(runner, options)
    const say = outcome => (test, error) => {
      const file = relative(process.cwd(), test.file ?? '')
      const name = [file, ...test.titlePath()].join(' › ')
      // A hook cannot be selected by a title, so its whole file runs once more.
      const title = test.type === 'hook' ? undefined : test.fullTitle()
      const reason = error?.message?.split('\n').slice(0, 4).join('; ')
      process.send?.({ name, file, title, reason, milliseconds: test.duration ?? 0, outcome })
    }
    const { EVENT_TEST_PASS, EVENT_TEST_FAIL, EVENT_TEST_PENDING, EVENT_RUN_END } = Runner.constants
    runner.on(EVENT_TEST_PASS, say('passed'))
    runner.on(EVENT_TEST_FAIL, say('failed'))
    runner.on(EVENT_TEST_PENDING, say('pending'))
    runner.once(EVENT_RUN_END, () => this.epilogue())
  }

  /** Mocha ends the process after the callback, so send the last message first. */
  done(failures, end) {
    if (process.send) process.send({ outcome: 'ended' }, () => end(failures))
    else end(failures)
  }
}
