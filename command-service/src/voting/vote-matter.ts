import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { MakersAbout, Matter } from '../kernel/matters/matter.ts'

interface Named {
  readonly memberId: MemberId
  readonly launchId: LaunchId
}

/** A vote concerns its voter and the makers of the product that it is for. */
export const voteMatter = async (
  { memberId, launchId }: Named,
  context: CommandContext,
  parts: { readonly makersAbout: MakersAbout },
): Promise<Matter> => ({ concerns: [memberId, ...(await parts.makersAbout({ launchId }, context))] })
