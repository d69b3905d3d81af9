import { texts } from '@/language/texts'
import { zh } from './field-labels-zh'

const en = {
  phoneNumber: 'phone number',
  verificationCode: 'verification code',
  code: 'code',
  smsType: 'kind of message',
  nickName: 'nickname',
  avatarUrl: 'picture',
  province: 'province',
  city: 'city',
  provinceCode: 'province',
  cityCode: 'city',
  explain: '“About me” text',
  sex: 'gender',
  birthday: 'date of birth',
  cancelDesc: 'reason',
  reason: 'reason',
  refundReasons: 'reason',
  driversPositiveImgurl: 'front of the licence',
  driversReverseImgurl: 'back of the licence',
  storeId: 'shop',
  modelId: 'model',
  pnoTwelve: 'version',
  options: 'options',
  shareCode: 'link',
  bucketId: 'album',
  amountFen: 'amount',
  expectedAmountFen: 'price',
  expectedTotalFen: 'price of the car',
  attributeNos: 'options',
  deliverCityCode: 'delivery city',
  deliveryTime: 'time of the delivery',
  name: 'name',
  driverName: 'name',
  guests: 'number of guests',
  subjectName: 'name of the buyer',
  cerType: 'kind of document',
  cerNo: 'document number',
  enterpriseTaxNo: 'tax number',
  purchaseSchemeType: 'payment plan',
  linkSmallOrderId: 'small deposit',
  orderNo: 'order number or remark',
  reference: 'reference',
  payMethod: 'way to pay',
  slips: 'receipt',
  stars: 'stars',
  photos: 'photos',
  pictures: 'pictures',
  content: 'text',
  words: 'text',
  query: 'words you search for',
  agreements: 'agreements',
  longitude: 'position',
  latitude: 'position',
  current: 'page number',
  size: 'page size',
  file: 'file',
  /** Of a field that no form shows. */
  unnamed: 'details you entered',
}

export type FieldLabels = typeof en

/** How a shopper calls the fields that may be refused. */
const labels: FieldLabels & Readonly<Partial<Record<string, string>>> = texts(en, zh)

/** A field's name in a sentence. */
export const fieldLabel = (field = ''): string => (Object.hasOwn(labels, field) && labels[field]) || labels.unnamed
