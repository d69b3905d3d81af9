import { useEffect, useState } from 'react'
import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import type { KeptConfiguration } from '@/domain/configuration/kept'
import { carName } from '@/domain/order/ordered-parts'
import {
  forgetConfiguration,
  keeperId,
  keptConfigurations,
  watchKeptConfigurations,
} from '@/services/configuration/kept'
import { saveOnce, syncSilently } from '@/services/configuration/save-once'
import { confirmDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { messages } from './messages'

// A second tap may come before the first one is drawn.
const save = (snapshot: ConfigurationSnapshot, id: string | undefined): void => {
  if (saveOnce(snapshot, id)) showToast(keeperId() === null ? messages.savedHere : messages.saved)
}

const askToDelete = async ({ id, modelName, versionName }: KeptConfiguration): Promise<void> => {
  const mayDelete = await confirmDialog({
    title: messages.deleteTitle,
    text: messages.deleteText(carName(modelName, versionName)),
    okLabel: messages.delete,
    isDestructive: true,
  })
  if (!mayDelete) return
  forgetConfiguration(id)
  showToast(messages.deleted)
  syncSilently()
}

/** What `useSaved` answers. */
export interface SavedCars {
  saved: KeptConfiguration[]
  save: (snapshot: ConfigurationSnapshot, id: string | undefined) => void
  askToDelete: ({ id, modelName, versionName }: KeptConfiguration) => Promise<void>
}

/** The saved cars of the present user; the account's are brought along. */
export function useSaved(): SavedCars {
  const [saved, setSaved] = useState(keptConfigurations)
  useEffect(() => {
    const stop = watchKeptConfigurations(() => setSaved(keptConfigurations()))
    syncSilently()
    return stop
  }, [])
  return { saved, save, askToDelete }
}
