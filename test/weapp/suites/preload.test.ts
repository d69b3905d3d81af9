import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DIST } from '../support/paths'

interface Manifest {
  readonly preloadRule?: unknown
}

it('downloads the mall on any network as soon as the version choice is shown', () => {
  const manifest = JSON.parse(readFileSync(path.join(DIST, 'app.json'), 'utf8')) as Manifest
  expect(manifest.preloadRule).toEqual({ 'pages/choosen-version/index': { network: 'all', packages: ['pages/mall'] } })
})
