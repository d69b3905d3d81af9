import { builtPages } from '@/features/settings/pages'

test('only pages that exist get a row', () => {
  const pages = { profile: 'pages/account/update-profile', version: 'pages/version/index' }
  expect(builtPages(pages, ['pages/version/index'])).toEqual([{ name: 'version', path: 'pages/version/index' }])
})
