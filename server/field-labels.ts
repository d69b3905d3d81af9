/** How a shopper calls the fields that may be refused. */
const labels: Readonly<Record<string, string>> = {
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
  explain: 'introduction',
  sex: 'gender',
  birthday: 'date of birth',
  cancelDesc: 'reason',
  reason: 'reason',
  refundReasons: 'reason',
  driversPositiveImgurl: 'front of the licence',
  driversReverseImgurl: 'back of the licence',
  storeId: 'shop',
  modelId: 'model',
  amountFen: 'amount',
  expectedAmountFen: 'price',
  payMethod: 'way to pay',
  agreements: 'agreements',
  longitude: 'position',
  latitude: 'position',
  current: 'page number',
  size: 'page size',
  file: 'file',
}

/** A field's name in a sentence; a field that no form shows is called "details you entered". */
export const fieldLabel = (field: string | undefined): string =>
  (field !== undefined && labels[field]) || 'details you entered'
