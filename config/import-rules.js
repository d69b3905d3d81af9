// The layers of the project and what each may import, read by .eslintrc.js and by its test.
// A layer may always import itself; a feature or a page is a folder of its own and never
// reaches into its neighbour.

const CORE = ['contract', 'domain']
const DATA = [...CORE, 'platform', 'services', 'stores', 'hooks']

/** Layer -> folder. The first pattern that fits names the layer. */
const LAYERS = {
  contract: 'src/contract',
  domain: 'src/domain',
  platform: 'src/platform',
  services: 'src/services',
  stores: 'src/stores',
  hooks: 'src/hooks',
  ui: 'src/ui',
  feature: 'src/features/*',
  page: ['src/pages/*', 'src/pagesH5/*', 'src/pagesH5', 'src/dev/*'],
  server: 'server',
  'tab-bar': 'src/custom-tab-bar',
  assets: 'src/assets',
  shell: 'src',
}

/** Layer -> the layers that it may import. The shell's own files are app.tsx and app.config.ts. */
const ALLOWED = {
  contract: [],
  domain: ['contract'],
  platform: CORE,
  services: [...CORE, 'platform'],
  stores: [...CORE, 'platform', 'services'],
  hooks: [...CORE, 'platform', 'services', 'stores'],
  ui: [...CORE, 'assets'],
  feature: [...DATA, 'ui', 'assets'],
  page: [...CORE, 'hooks', 'ui', 'stores', 'feature', 'assets'],
  shell: [...DATA, 'ui', 'assets'],
  'tab-bar': [...DATA, 'ui', 'assets'],
  server: CORE,
  assets: [],
}

/** The route table is plain data that the build, the shell and the layers above domain share. */
const ROUTE_TABLE = 'src/routes.ts'
const ROUTE_TABLE_READERS = Object.keys(ALLOWED).filter((layer) => !['contract', 'domain', 'server'].includes(layer))

module.exports = { LAYERS, ALLOWED, ROUTE_TABLE, ROUTE_TABLE_READERS }
