import { PAGE_PATHS } from '@/page-table/table'
import { rowOf } from '../../support/browser/page-samples'
import { testPage } from './page-test'

// What draws in 3D is tested in a file of its own: only a file can ask for a browser with WebGL.
PAGE_PATHS.filter((path) => rowOf(path).graphics === undefined).forEach(testPage)
