import { PAGE_PATHS } from '@/page-table/table'
import { rowOf } from '../../support/browser/page-samples'
import { test } from '../../support/browser/phone'
import { testPage } from './page-test'

test.use({ graphics: 'webgl' })

PAGE_PATHS.filter((path) => rowOf(path).graphics === 'webgl').forEach(testPage)
