import type { ConfigurationSnapshot } from '@/contract/entities/configuration'
import { storedSlot } from '../storage/stored-slot'
import { isSnapshot } from './snapshot-shape'

/**
 * The configuration that the shopper is at work on: written at every change, so that "Buy car" resumes it after a
 * reload, a crash or a week. Its names and prices tell what has changed since.
 */
export const configurationDraft = storedSlot<ConfigurationSnapshot>('configuration-draft', { isValue: isSnapshot })
