import type { OrderStoreInfo } from '@/contract/entities/order'

/** The places and people of an order in Shanghai. */
export const storeInfo: OrderStoreInfo = {
  storeName: "Vela Space Jing'an",
  dcName: 'Pudong delivery centre',
  dcCycle: null,
  expectedDeliveryerTime: null,
  saleExpert: 'Chen Mo',
  salesSpecialistMobile: '13900007852',
  salesSpecialistAvatar: '/static/chen-mo.jpg',
  dealerCategory: null,
  deliveryerName: 'Xu Ran',
  deliveryerMobile: null,
  deliveryerUrl: null,
  locationX: 121.45,
  locationY: 31.23,
  shopAddress: "1601 Nanjing West Road, Jing'an, Shanghai",
  dcLocationX: 121.63,
  dcLocationY: 31.26,
  dcShopAddress: '99 Jinhai Road, Pudong, Shanghai',
  putCardProvinceName: null,
  putCardCityName: null,
  deliverProvinceName: null,
  deliverCityName: null,
  testReportStatus: null,
}
