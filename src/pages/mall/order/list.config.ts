import { pageConfigOf } from '@/page-table/page-config'
import { PULLS_NATIVELY } from '@/ui/pull-to-refresh/native'

export default { ...pageConfigOf('pages/mall/order/list'), enablePullDownRefresh: PULLS_NATIVELY }
