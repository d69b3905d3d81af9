import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { constants, gzipSync } from 'node:zlib'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** The most that a first visit may cost. */
export const BUDGETS = {
  weappMainBytes: 550_000,
  /** What the platform accepts of one package. */
  weappSubPackageBytes: 2 * 1_024 * 1_024,
  h5FirstLoadGzipBytes: 118_000,
  h5FirstLoadFiles: 4,
  /** The page itself, pictures and calls of the API among them. */
  h5FirstLoadRequests: 10,
}

/** Licence texts and the project file are not uploaded. */
const NOT_UPLOADED = /\.LICENSE\.txt$|^project\.config\.json$/

/**
 * Bytes of the mini-program's packages against their limits: each sub-package is the folder at its
 * root, and the main package everything else.
 */
export function weappFigures(folder = path.join(ROOT, 'dist/weapp')) {
  const { subPackages = [] } = JSON.parse(readFileSync(path.join(folder, 'app.json'), 'utf8'))
  const files = filesBelow(folder)
    .map((file) => path.relative(folder, file).split(path.sep).join('/'))
    .filter((file) => !NOT_UPLOADED.test(file))
  const bytesOf = (chosen) => chosen.reduce((bytes, file) => bytes + statSync(path.join(folder, file)).size, 0)
  const roots = subPackages.map(({ root }) => `${root}/`)
  const main = files.filter((file) => !roots.some((root) => file.startsWith(root)))
  return [
    { name: 'mini-program main package, bytes', figure: bytesOf(main), limit: BUDGETS.weappMainBytes },
    ...roots.map((root) => ({
      name: `mini-program package ${root.slice(0, -1)}, bytes`,
      figure: bytesOf(files.filter((file) => file.startsWith(root))),
      limit: BUDGETS.weappSubPackageBytes,
    })),
  ]
}

const LANGUAGES = ['en', 'zh']
/** What the budget was set by, and how the server keeps its copies: see server/start/precompress.ts. */
const SMALLEST = { level: constants.Z_BEST_COMPRESSION }
/** What is named for other pages than the entry page waits until they are opened: see waiting-tags.js. */
const OF_OTHER_PAGES = /<link data-page="(?!pages\/order\/index")[^>]*>/g

/**
 * The scripts and style sheets that the page in one language asks for, the entry page's among them; and their
 * bytes as the network carries them, with the page itself, which holds the first of the styles.
 */
export function h5FirstLoad(language, folder = path.join(ROOT, 'dist/h5')) {
  const page = `${language}.html`
  const html = readFileSync(path.join(folder, page), 'utf8')
  const addresses = [...html.replace(OF_OTHER_PAGES, '').matchAll(/(?:src|href)="\.\/((?:js|css)\/[^"]+)"/g)].map(
    ([, address]) => address,
  )
  const files = [...new Set(addresses)]
  const sizes = [page, ...files].map((file) => gzipSync(readFileSync(path.join(folder, file)), SMALLEST).length)
  return { files: files.length, gzipBytes: sizes.reduce((bytes, size) => bytes + size, 0) }
}

/** Every budget that has something to measure: its name, the figure and the limit. */
export function measureBudgets() {
  const figures = []
  if (existsSync(path.join(ROOT, 'dist/weapp/app.json'))) figures.push(...weappFigures())
  if (existsSync(path.join(ROOT, 'dist/h5/index.html'))) {
    for (const language of LANGUAGES) {
      const { files, gzipBytes } = h5FirstLoad(language)
      const name = `page first load in ${language}`
      figures.push({ name: `${name}, bytes gzip`, figure: gzipBytes, limit: BUDGETS.h5FirstLoadGzipBytes })
      figures.push({ name: `${name}, scripts and styles`, figure: files, limit: BUDGETS.h5FirstLoadFiles })
    }
  }
  return figures
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const address = path.join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(address) : [address]
  })
}
