const { AsyncLocalStorage } = require('node:async_hooks')
const { default: runFile } = require('jest-circus/runner')

/** Those that something has run in since the file began. */
const entered = new Set()
const { run } = AsyncLocalStorage.prototype

AsyncLocalStorage.prototype.run = function (...args) {
  entered.add(this)
  return run.apply(this, args)
}

/**
 * Runs a file of tests as jest does, which makes a storage for each; Node hands a storage that was entered once to every
 * promise of the process from then on, so that the hundredth file would take twice the processor time of the first. One
 * that is entered again is kept again.
 */
module.exports = async (...args) => {
  try {
    return await runFile(...args)
  } finally {
    for (const storage of entered) storage.disable()
    entered.clear()
  }
}
