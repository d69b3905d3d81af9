import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DIST } from '../support/paths'

interface Manifest {
  readonly preloadRule?: unknown
}

it('downloads the mall on any network from the version choice on, and the steps to a reservation from the first page on', () => {
  const manifest = JSON.parse(readFileSync(path.join(DIST, 'app.json'), 'utf8')) as Manifest
  expect(manifest.preloadRule).toEqual({
    'pages/order/index': {
      network: 'all',
      packages: ['pages/choosen-version', 'pages/customization-car', 'pages/account', 'pages/miniorder'],
    },
    'pages/choosen-version/index': { network: 'all', packages: ['pages/mall'] },
  })
})
