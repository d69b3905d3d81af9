import { pageConfigOf } from '@/page-table/page-config'

export default pageConfigOf('pages/lynk-fullcar/order/signMiddle/index')
