import { createAddresses } from '#platform/shared/address/address.ts'
import type { updatesContract } from '../../contract.ts'

const address = createAddresses<typeof updatesContract>()

/** The address of an update's picture. */
export const pictureAddress = (filename: string): string =>
  address('GET /api/update-pictures/{filename}', { params: { filename } })
