const { browserslist } = require('../package.json')

/** The oldest phones that scripts and styles are compiled for, as esbuild names them: `chrome80`. */
const FLOOR = browserslist.map((query) => query.replace(' >= ', ''))

module.exports = { FLOOR }
