import { pageConfigOf } from '@/page-table/page-config'

export default pageConfigOf('pages/customization-car/index3d')
