import { buffer } from 'node:stream/consumers'
import type { ESignGateway } from '../../../gateways/e-sign/e-sign-gateway'
import { findContract } from '../contract-row'
import type { ServerContext } from '../../../context/server-context'
import { keepSignUrl, type SigningRow } from './signing-statements'
import { textToSign } from './text-to-sign'

interface SignerRow {
  signerName: string
  signerPhone: string | null
}

const readDocument = async ({ storage }: ServerContext, path: string): Promise<Buffer> => {
  const content = await storage.read(path)
  if (!content) throw new Error(`the contract ${path} is not in the storage`)
  return buffer(content)
}

/**
 * Opens a signing at the provider, which knows it by its number: it may be opened again after any failure.
 *
 * @throws whatever the provider throws; the signing stays live, and the worker opens it.
 */
export const openAtProvider = async (
  context: ServerContext,
  eSign: ESignGateway,
  signing: SigningRow,
): Promise<void> => {
  const { database } = context
  const { orderId, flowNo, expiresAt } = signing
  const { contractNo } = await findContract(database, orderId)
  const { path, fingerprint } = await textToSign(database, signing)
  const signer = await database.one<SignerRow>(
    `SELECT purchase ->> 'subjectName' AS "signerName", phone AS "signerPhone" FROM orders
     JOIN account ON account.id = orders.user_id WHERE orders.id = $1`,
    [orderId],
  )
  const { signUrl } = await eSign.open({
    flowNo,
    title: contractNo,
    fingerprint,
    document: await readDocument(context, path),
    signerName: signer?.signerName ?? '',
    signerPhone: signer?.signerPhone ?? '',
    expiresAt,
  })
  await keepSignUrl(database, flowNo, signUrl)
}
