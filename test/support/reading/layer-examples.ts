import type { ALLOWED } from '../../../config/import-rules'

/** One example file of each layer of the app that a room of the server might reach for, in a tree of its own. */
export const LAYER_EXAMPLES = {
  language: 'src/language/example',
  wire: 'src/wire/example',
  domain: 'src/domain/example',
  platform: 'src/platform/storage/example',
  services: 'src/services/request/example',
  stores: 'src/stores/example',
  hooks: 'src/hooks/example',
  ui: 'src/ui/button/example',
  widget: 'src/widgets/first/example',
  feature: 'src/features/first/example',
  page: 'src/pages/first/example',
  shell: 'src/app',
} as const satisfies Partial<Record<keyof typeof ALLOWED, string>>
