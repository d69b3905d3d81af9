import { MAIN_PAGES, pathsOf, SUB_PACKAGES } from '@/routes'
import { expect, test } from '../support/phone'
import { testPage } from './page-test'
import { PAGE_CASES } from './pages'

test('every page of the route table is tested here', () => {
  const routes = [...MAIN_PAGES, ...pathsOf(SUB_PACKAGES)]
  expect(PAGE_CASES.map(({ path }) => path).sort()).toEqual([...routes].sort())
})

// What draws in 3D is tested in a file of its own: only a file can ask for a browser with WebGL.
PAGE_CASES.filter(({ graphics }) => graphics === undefined).forEach(testPage)
