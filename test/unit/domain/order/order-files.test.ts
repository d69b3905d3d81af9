import type { OrderShopInfo } from '@/wire/schemas/order'
import { DeliveryDocumentType } from '@/wire/enums/order'
import { orderFileRows, orderFileTitle } from '@/domain/order/order-files'
import { storeInfo } from './order-fixture'

const file = (fileType: DeliveryDocumentType) => ({ fileType, title: 'Own title', udmpFileUrl: `/file/${fileType}` })

describe("an order's files", () => {
  it.each([
    [DeliveryDocumentType.invitation, 'Invitation letter'],
    [DeliveryDocumentType.deliveryGuide, 'Delivery guide'],
    [DeliveryDocumentType.deliveryConfirmation, 'Delivery confirmation'],
    [DeliveryDocumentType.signedContract, 'Signed contract'],
    [DeliveryDocumentType.pdiResult, 'PDI test result'],
    [DeliveryDocumentType.invoice, 'Own title'],
  ])('of type %p are titled "%s"', (fileType, title) => {
    expect(orderFileTitle(file(fileType))).toBe(title)
  })

  const rows = (testReportStatus: OrderShopInfo['testReportStatus']) =>
    orderFileRows({
      orderFileVOList: [file(DeliveryDocumentType.pdiResult), file(DeliveryDocumentType.invoice)],
      contractPreviewUrl: null,
      storeInfo: { ...storeInfo, testReportStatus },
    }).map(({ title }) => title)

  it('show the PDI result once it is reported', () => {
    expect(rows(1)).toEqual(['PDI test result', 'Own title'])
  })

  it.each([null, 0, 2])('hide the PDI result at test report status %p', (testReportStatus) => {
    expect(rows(testReportStatus)).toEqual(['Own title'])
  })

  it('begin with the purchase contract once it can be read', () => {
    const [first] = orderFileRows({
      orderFileVOList: [file(DeliveryDocumentType.invoice)],
      contractPreviewUrl: '/contract',
      storeInfo,
    })
    expect(first).toEqual({ kind: 'toSign', title: 'Car purchase contract', url: '/contract' })
  })
})
