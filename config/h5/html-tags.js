/**
 * Lets a webpack plugin change the tags that index.html gets.
 *
 * @param compiler - the compiler that the plugin is applied to.
 * @param {string} name - the plugin's.
 * @param alter - takes the tag groups and the compilation, returns those that it changes.
 */
function onTags(compiler, name, alter) {
  compiler.hooks.compilation.tap(name, (compilation) => {
    // The compiler brings its own copy; hooks are found only on the class that it uses.
    const html = compiler.options.plugins.find((plugin) => plugin?.constructor?.name === 'HtmlWebpackPlugin')
    if (!html) return
    const hooks = html.constructor.getHooks(compilation)
    hooks.alterAssetTagGroups.tap(name, (tags) => ({ ...tags, ...alter(tags, compilation) }))
  })
}

module.exports = { onTags }
