import { Type } from 'typebox'
import { SignGateway } from '@/wire/enums/contract'
import { ContractStatus } from '@/wire/enums/order'
import { SandboxOutcome } from '@/wire/enums/payment'
import { nullable, valueOf } from '../../http/schemas'
import { idText } from '../order/schemas'
import { codeSchema } from '../sms/schemas'

const text = Type.String()
const textOrNull = nullable(text)

export const contractId = Type.Object({ id: idText })
export const verifyBody = Type.Object({ id: idText, code: codeSchema })
export const sandboxSignBody = Type.Object({ id: idText, outcome: valueOf(SandboxOutcome) })

export const previewReply = Type.Object({ url: text })

export const contractReply = Type.Object({
  id: text,
  orderNo: text,
  contractNo: text,
  contractStatus: valueOf(ContractStatus),
  modelSellName: text,
  versionName: text,
  signerName: text,
  signerNo: text,
  signerPhone: text,
  vehicleTotal: Type.Integer(),
  deliveryPlace: text,
  deliverBy: text,
  pages: Type.Integer(),
  gateway: valueOf(SignGateway),
  generatedTime: text,
  identityCheckedTime: textOrNull,
  openedTime: textOrNull,
  signing: nullable(Type.Object({ signUrl: textOrNull, startedTime: text, expirationTime: text })),
  failReason: textOrNull,
  signedTime: textOrNull,
})
