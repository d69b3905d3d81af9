// The layers of the project and what each may import, read by .eslintrc.js and by its test.
// A layer may always import itself; a widget, a feature or a page is a folder of its own and
// never reaches into its neighbour.

const CORE = ['language', 'wire', 'domain']
const DATA = [...CORE, 'platform', 'services', 'stores', 'hooks']

/** Layer -> folder. The first pattern that fits names the layer. */
const LAYERS = {
  language: 'src/language',
  wire: 'src/wire',
  domain: 'src/domain',
  platform: 'src/platform',
  services: 'src/services',
  stores: 'src/stores',
  hooks: 'src/hooks',
  ui: 'src/ui',
  widget: 'src/widgets/*',
  feature: 'src/features/*',
  page: ['src/pages/*', 'src/pagesH5/*', 'src/pagesH5'],
  dev: 'src/dev',
  server: 'server',
  'page-table': 'src/page-table',
  'tab-bar': 'src/custom-tab-bar',
  shell: 'src',
}

/** Layer -> the layers that it may import. The shell is what no other layer is: src/shell, app.tsx and app.config.ts. */
const ALLOWED = {
  language: [],
  wire: [],
  domain: ['language', 'wire'],
  platform: CORE,
  services: [...CORE, 'platform'],
  stores: [...CORE, 'platform', 'services'],
  hooks: [...CORE, 'platform', 'services', 'stores'],
  ui: [...CORE, 'platform'],
  widget: [...DATA, 'ui'],
  feature: [...DATA, 'ui', 'widget'],
  page: [...CORE, 'hooks', 'ui', 'stores', 'widget', 'feature'],
  dev: [...DATA, 'ui', 'widget', 'page-table'],
  shell: [...DATA, 'ui', 'widget', 'page-table'],
  'tab-bar': [...DATA, 'ui', 'widget'],
  server: CORE,
  'page-table': ['language'],
}

/**
 * The page table is read while the app is built. A page's configuration is; whatever else is bundled takes types from it,
 * and values from the file of facts, which the build replaces by what they come to.
 */
const PAGE_FACTS = 'src/page-table/facts.ts'
const PAGE_CONFIGS = 'src/{pages,pagesH5}/**/*.config.ts'
const PAGE_TABLE_READERS = Object.keys(ALLOWED).filter(
  (layer) => !['language', 'wire', 'domain', 'server'].includes(layer),
)

module.exports = { LAYERS, ALLOWED, PAGE_FACTS, PAGE_CONFIGS, PAGE_TABLE_READERS }
