const { relative } = require('node:path')
const { reporters, Runner } = require('mocha')

/** Prints only what failed, and tells the process that started it of each test. */
module.exports = class extends reporters.Base {
  constructor(runner, options) {
    super(runner, options)
    const say = outcome => test => {
      const name = [relative(process.cwd(), test.file ?? ''), ...test.titlePath()].join(' › ')
      process.send?.({ name, milliseconds: test.duration ?? 0, outcome })
    }
    const { EVENT_TEST_PASS, EVENT_TEST_FAIL, EVENT_TEST_PENDING, EVENT_RUN_END } = Runner.constants
    runner.on(EVENT_TEST_PASS, say('passed'))
    runner.on(EVENT_TEST_FAIL, say('failed'))
    runner.on(EVENT_TEST_PENDING, say('pending'))
    runner.once(EVENT_RUN_END, () => this.epilogue())
  }
}
