import { useState } from 'react'
import { useUser } from '@/stores/session'
import { NewPhone } from './new-phone'
import { PresentPhone } from './present-phone'

/** The page that gives the account another number, in two steps. */
export function PhoneChangePage({ isAllowed }: { isAllowed: boolean }) {
  const user = useUser()
  const [proof, setProof] = useState<string | null>(null)
  if (!isAllowed || user === undefined) return null
  if (proof === null) return <PresentPhone phone={user.phone} onProof={setProof} />
  return <NewPhone present={user.phone} proof={proof} onProofEnded={() => setProof(null)} />
}
