const { ModuleMocker } = require('jest-mock')

/** One for all files: a spy set by a module that is kept is taken back with the others. */
const moduleMocker = new ModuleMocker(global)

/** Tests run in the world of their worker, not in one of their own, so that one can use what another has loaded. */
class SameWorld {
  constructor({ projectConfig }) {
    this.conditions = projectConfig.testEnvironmentOptions.customExportConditions
    this.global = global
    this.moduleMocker = moduleMocker
    // Tests of the server tell it the time; they hold up no timer.
    this.fakeTimers = null
    this.fakeTimersModern = null
  }

  async setup() {}

  async teardown() {}

  exportConditions() {
    return this.conditions
  }

  getVmContext() {
    return this.global
  }
}

module.exports = SameWorld
