const NAME = 'ShortStats'

/**
 * Tells errors and warnings alone to whoever asks a finished build for everything it knows. Taro does so twice, for
 * exactly these two, and webpack would first write down every module with all its reasons.
 */
class ShortStats {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) =>
      compilation.hooks.statsNormalize.tap({ name: NAME, stage: -1 }, (options) => {
        if (Object.keys(options).length === 0)
          Object.assign(options, { all: false, errors: true, warnings: true, moduleTrace: true })
      }),
    )
  }
}

module.exports = { ShortStats }
