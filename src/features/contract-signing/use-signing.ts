import { useState } from 'react'
import type { ContractDetail } from '@/wire/schemas/contract'
import { SignGateway } from '@/wire/enums/contract'
import type { SandboxOutcome } from '@/wire/enums/payment'
import { openOutside } from '@/platform/opener'
import { decideSandboxSigning, openContract, signContract } from '@/services/api/contract'
import { openDocument } from '@/services/open-document'
import { failureText } from '@/services/request/failure-text'
import { copyText } from '@/ui/popup/copy'
import { alertDialog, confirmDialog } from '@/ui/popup/dialogs'
import { messages } from './messages'

interface SigningOptions {
  id: string
  onChanged: (contract: ContractDetail) => void
  reload: () => void
}

/** The tap was before the call, too long ago for some browsers: another one opens it. Where none does, it is copied. */
const leadTo = async (signUrl: string): Promise<void> => {
  if (openOutside(signUrl)) return
  const { outsideTitle: title, outsideText: text, outsideGo: okLabel } = messages
  if ((await confirmDialog({ title, text, okLabel })) && !openOutside(signUrl)) await copyText(signUrl)
}

/** What `useSigning` answers. */
export interface Signing {
  isSandboxOpen: boolean
  preview: () => Promise<void>
  sign: () => Promise<void>
  decide: (outcome: SandboxOutcome) => Promise<void>
  closeSandbox: () => void
}

/** What is done with a contract: reading it, and signing it at the provider or, where there is none, on the sandbox. */
export function useSigning({ id, onChanged, reload }: SigningOptions): Signing {
  const [isSandboxOpen, setSandboxOpen] = useState(false)

  const preview = async (): Promise<void> => {
    const failure = await openDocument(() => openContract(id))
    if (failure !== null) await alertDialog({ title: messages.previewFailed, text: failure })
    reload()
  }

  /** A refusal means that the contract stands otherwise than the page shows. */
  const attempt = async (act: () => Promise<ContractDetail>): Promise<ContractDetail | null> => {
    try {
      const contract = await act()
      onChanged(contract)
      return contract
    } catch (error) {
      await alertDialog({ title: messages.signFailed, text: failureText(error) })
      reload()
      return null
    }
  }

  const sign = async (): Promise<void> => {
    const contract = await attempt(() => signContract(id))
    const signUrl = contract?.signing?.signUrl
    if (signUrl) await leadTo(signUrl)
    else if (contract?.gateway === SignGateway.sandbox) setSandboxOpen(true)
  }

  const decide = async (outcome: SandboxOutcome): Promise<void> => {
    await attempt(() => decideSandboxSigning({ id, outcome }))
    setSandboxOpen(false)
  }

  return { isSandboxOpen, preview, sign, decide, closeSandbox: () => setSandboxOpen(false) }
}
