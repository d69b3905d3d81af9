const path = require('node:path')

const SOURCES = path.resolve(__dirname, '../../src')

/** What a script of the page calls its language, until the build replaces the word: see page-per-language.js. */
const LANGUAGE_WORD = '__LANGUAGE__'

const nameOf = (file) => path.relative(SOURCES, file).replace(/\.ts$/, '').replaceAll(path.sep, '/')

/**
 * Lets a page that is built for one language hold the texts of that one alone: the tables of `texts(en, zh)` and what
 * the files of Chinese texts export become conditions, `"zh" === __LANGUAGE__ ? {...} : void 0`, which fall to
 * one side as soon as the word is replaced. Each table is also told its name, for the texts that are fetched when
 * a shopper changes the language. A plugin of babel's.
 */
function oneLanguage({ types }) {
  const onlyIn = (language, node) =>
    types.conditionalExpression(
      types.binaryExpression('===', types.stringLiteral(language), types.identifier(LANGUAGE_WORD)),
      node,
      types.unaryExpression('void', types.numericLiteral(0)),
    )

  /** The table itself, or the constant of this file that holds it. */
  const keepOnlyIn = (language, argument) => {
    if (!argument.isIdentifier()) return argument.replaceWith(onlyIn(language, argument.node))
    const binding = argument.scope.getBinding(argument.node.name)
    if (binding.kind !== 'module') {
      const value = binding.path.get('init')
      value.replaceWith(onlyIn(language, value.node))
    }
  }

  const keepExportsInChinese = (program) => {
    for (const statement of program.get('body'))
      for (const declarator of statement.isExportNamedDeclaration()
        ? [].concat(statement.get('declaration.declarations'))
        : [])
        if (declarator.node?.init) declarator.get('init').replaceWith(onlyIn('zh', declarator.node.init))
  }

  return {
    name: 'one-language',
    visitor: {
      Program(program, { filename }) {
        if (filename.endsWith('-zh.ts')) keepExportsInChinese(program)
        let count = 0
        program.traverse({
          CallExpression(call) {
            if (!call.get('callee').isIdentifier({ name: 'texts' }) || call.node.arguments.length !== 2) return
            const [en, zh] = call.get('arguments')
            keepOnlyIn('en', en)
            keepOnlyIn('zh', zh)
            call.node.arguments.push(types.stringLiteral(`${nameOf(filename)}${count++ || ''}`))
          },
        })
      },
    },
  }
}

oneLanguage.LANGUAGE_WORD = LANGUAGE_WORD

module.exports = oneLanguage
