const { isBuiltin } = require('node:module')
const path = require('node:path')
const { compileFunction } = require('node:vm')
const { default: Runtime } = require('jest-runtime')

const TESTS = path.resolve(__dirname, '../../..') + path.sep

/** A worker compiles each file once, and runs it as often as it is loaded: jest itself is, for every file of tests. */
const compiled = new Map()

const compileOnce = (source, filename, parameters) => {
  const before = compiled.get(filename)
  if (before?.source === source) return before.run
  const run = compileFunction(source, parameters, { filename })
  compiled.set(filename, { source, run })
  return run
}

/** Compiles for the world it runs in, as the environment beside it asks. */
class RuntimeOfThisWorld extends Runtime {
  constructor(...args) {
    super(...args)
    const { executor } = this
    executor.compile = (source, filename) => compileOnce(source, filename, executor.injectedModuleParameters)
  }

  /** The process is the worker's own, and keeps what it has. */
  installGetBuiltinModule() {}
}

/** Loads the product and its packages, once for all files of a worker; it ends with the worker. */
let kept

/**
 * Runs a file of tests with the modules that files before it have loaded: the server is compiled once for all, and what
 * runs often is optimised. Each file has modules of tests for itself, and one that replaces modules has them all.
 */
class KeepingRuntime extends RuntimeOfThisWorld {
  constructor(...args) {
    super(...args)
    this.keepsModules = true
    kept ??= new RuntimeOfThisWorld(...args)
  }

  setMock(...args) {
    this.keepsModules = false
    super.setMock(...args)
  }

  requireModuleOrMock(from, name) {
    const isKept = this.keepsModules && !this.isOfTests(from, name)
    return isKept ? kept.requireModuleOrMock(from, name) : super.requireModuleOrMock(from, name)
  }

  isOfTests(from, name) {
    return !isBuiltin(name) && this._resolution.resolveCjs(from, name).startsWith(TESTS)
  }

  /** Where a line of a failure was written. */
  getSourceMaps() {
    return new Map([...kept.getSourceMaps(), ...super.getSourceMaps()])
  }
}

module.exports = KeepingRuntime
