import { SignFault } from '../../../gateways/e-sign/e-sign-gateway'
import type { SignFaultTexts } from './sign-fault-texts'

/** Why a signing failed, in Chinese. */
export const zh: SignFaultTexts = {
  [SignFault.identityCheck]: '人脸核验未通过',
  [SignFault.expired]: '未在规定时间内完成签署',
}
