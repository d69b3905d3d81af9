import { test } from '../support/phone'
import { testPage } from './page-test'
import { PAGE_CASES } from './pages'

test.use({ graphics: 'webgl' })

PAGE_CASES.filter(({ graphics }) => graphics === 'webgl').forEach(testPage)
