import { PAGE_PATHS } from '@/page-table/table'
import { rowOf } from '../support/page-samples'
import { test } from '../support/phone'
import { testPage } from './page-test'

test.use({ graphics: 'webgl' })

PAGE_PATHS.filter((path) => rowOf(path).graphics === 'webgl').forEach(testPage)
