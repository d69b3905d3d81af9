import { pageConfigOf } from '@/page-table/page-config'

export default pageConfigOf('pages/account/change-phone')
