const { readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')

const SOURCES = path.resolve(__dirname, '../../src')
const SCRIPT = /\.tsx?$/
const WORD = /[a-z][\w-]*/gi

/** One spelling of what is written "scroll-view" in a template and "ScrollView" or "scrollView" in a script. */
const spelled = (name) => name.replaceAll('-', '').toLowerCase()

const wordsOf = (file) => readFileSync(path.join(SOURCES, file), 'utf8').match(WORD) ?? []

const words = new Set(
  readdirSync(SOURCES, { recursive: true })
    .filter((file) => SCRIPT.test(file))
    .flatMap(wordsOf)
    .map(spelled),
)

/**
 * Whether any script of ours has this word, be it in a comment: what none has, none can ask for.
 *
 * @param {string} name - of a component, one of its attributes, or a call of the host.
 */
exports.isNamed = (name) => words.has(spelled(name))
