/** Tells who a WeChat user is, from the one-time codes that the mini-program is given. */
export interface WechatLoginGateway {
  /**
   * The open id behind a login code (`wx.login`); null when it is nobody's, as any code of WeChat is to the sandbox.
   *
   * @param phone - the number that has proved itself otherwise and is to be bound; none when the code is all there is.
   * @throws WechatCodeRejected when the code is unknown, spent or too old.
   */
  openIdOf(loginCode: string, phone?: string): Promise<string | null>
  /**
   * The phone number behind a phone code (`getPhoneNumber` button): 11 digits.
   *
   * @throws WechatCodeRejected when the code is unknown, spent or too old.
   */
  phoneOf(phoneCode: string): Promise<string>
}

/** WeChat does not accept the code. */
export class WechatCodeRejected extends Error {
  override readonly name = 'WechatCodeRejected'
}
