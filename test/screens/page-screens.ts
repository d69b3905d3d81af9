import { PAGE_PATHS, type PagePath } from '@/page-table/table'
import { isOpenedByUser, makeSampleNames, NO_NAMES, sampleRoute } from '../support/browser/page-samples'
import { openPage } from '../support/browser/storefront-steps'
import type { Screen } from './screens'

const screenOf = (path: PagePath): Screen => ({
  name: `page-${path.replaceAll('/', '-')}`,
  isForVisitors: !isOpenedByUser(path),
  show: async ({ page, storefront, customer }) => {
    const names = isOpenedByUser(path) ? await makeSampleNames(storefront, customer) : NO_NAMES
    await openPage(page, sampleRoute(path, names))
  },
})

/** Every page with its sample, so that a new page has its picture at once. */
export const PAGE_SCREENS: readonly Screen[] = PAGE_PATHS.map(screenOf)
