import type { ESignGateway } from '../../../gateways/e-sign/e-sign-gateway'
import type { ServerContext } from '../../../context/server-context'
import { failSigning, passContract } from './end-signing'
import { openAtProvider } from './open-at-provider'
import type { SigningRow } from './signing-statements'

/** Asks the provider about a live signing and does what its answer asks for. It may be called again after any failure. */
export const askProvider = async (context: ServerContext, eSign: ESignGateway, signing: SigningRow): Promise<void> => {
  const told = await eSign.query(signing.flowNo)
  switch (told.state) {
    case 'open':
      return
    case 'unknown':
      return openAtProvider(context, eSign, signing)
    case 'signed':
      return passContract(context, signing, told)
    case 'failed':
      return failSigning(context, signing, told.reason)
    default:
      return told satisfies never
  }
}
