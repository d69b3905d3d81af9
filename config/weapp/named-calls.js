const { isNamed } = require('./named-in-app')

const LIST = /(needPromiseApis = new Set\(\[)([^\]]*)/

/**
 * Leaves out of a list of WeChat's calls, which Taro wraps into promises, those that no script of ours has a word for. A
 * loader of webpack's.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {string} source
 * @throws Error for a file of a new Taro that holds no such list.
 */
module.exports = function namedCalls(source) {
  if (!LIST.test(source)) throw new Error(`${this.resourcePath} has no list of calls`)
  return source.replace(LIST, (_, head, list) => {
    const names = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name)
    return head + names.filter(isNamed).map((name) => `'${name}'`)
  })
}
