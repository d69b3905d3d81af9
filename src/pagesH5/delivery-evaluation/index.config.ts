import { pageConfigOf } from '@/page-table/page-config'

export default pageConfigOf('pagesH5/delivery-evaluation/index')
