import { sendSms } from '@/wire/endpoints/account'
import { detail, preview, sandboxDecide, sign, verify } from '@/wire/endpoints/contract'
import { SandboxOutcome } from '@/wire/enums/payment'
import { SmsType } from '@/wire/enums/platform'
import { BackOfficeStep } from '../../../server/modules/backoffice/step/step-call'
import type { Shop } from '../money/shop'
import type { BigShopper } from '../orders/big-shopper'
import { report } from '../office/office'

/** A shopper before the contract of a locked order. */
export class Signer {
  constructor(
    private readonly shop: Shop,
    private readonly token: string,
    readonly orderId: string,
  ) {}

  private get with() {
    return { token: this.token }
  }

  contract() {
    return this.shop.server.call(detail, { id: this.orderId }, this.with)
  }

  /** Asks for a code and reads it off the sandbox's log. */
  async code(): Promise<string> {
    const { server } = this.shop
    const account = await server.database.one<{ phone: string }>(
      'SELECT phone FROM account JOIN orders ON user_id = account.id WHERE orders.id = $1',
      [this.orderId],
    )
    const phoneNumber = account?.phone ?? ''
    await server.call(sendSms, { phoneNumber, smsType: SmsType.contractSigning })
    return server.sms.lastTo(phoneNumber)?.code ?? ''
  }

  async verify(code?: string) {
    return this.shop.server.call(verify, { id: this.orderId, code: code ?? (await this.code()) }, this.with)
  }

  preview() {
    return this.shop.server.call(preview, { id: this.orderId }, this.with)
  }

  sign() {
    return this.shop.server.call(sign, { id: this.orderId }, this.with)
  }

  decide(outcome: SandboxOutcome) {
    return this.shop.server.call(sandboxDecide, { id: this.orderId, outcome }, this.with)
  }

  /** Everything up to the page of the provider. */
  async begin() {
    await this.verify()
    await this.preview()
    return this.sign()
  }
}

/** Has the contract of a locked order generated. */
export const generatedContract = async (
  shop: Shop,
  shopper: BigShopper,
  { id, orderNo }: { id: string; orderNo: string },
): Promise<Signer> => {
  const { code } = await report(shop, { orderNo, step: BackOfficeStep.contractGenerated })
  if (code !== 200) throw new Error(`no contract was generated: ${code}`)
  return new Signer(shop, shopper.token, id)
}

/** Takes a locked order through its whole contract: generated, read, signed. */
export const passContract = async (
  shop: Shop,
  shopper: BigShopper,
  order: { id: string; orderNo: string },
): Promise<void> => {
  const signer = await generatedContract(shop, shopper, order)
  await signer.begin()
  const { code, msg } = await signer.decide(SandboxOutcome.success)
  if (code !== 200) throw new Error(`not signed: ${msg}`)
}
