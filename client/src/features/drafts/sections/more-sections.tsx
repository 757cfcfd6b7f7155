import { networks } from '@debut/events/tools/tool-card.ts'
import { NETWORKS } from '../../../ui/networks.ts'
import { Select } from '../../../ui/select.tsx'
import { errorFor } from '../draft-labels.ts'
import { DraftText } from '../fields/draft-text.tsx'
import { anchorOf } from '../jump-to.ts'
import { AddressForm } from '../pictures/address-form.tsx'
import { Gallery } from '../pictures/gallery.tsx'
import { useContent, useProblems, useTyping } from '../use-draft.ts'
import { wholeAddress } from '../../../ui/whole-address.ts'
import { SectionFrame } from './section-frame.tsx'

export const MediaSection = () => {
  const { videoUrl, images } = useContent()
  const type = useTyping()
  return (
    <SectionFrame section="media" title="Media" hint="Screens say more than words. The first one is seen where somebody shares the page.">
      <Gallery />
      {images.length < 5 && <AddressForm kind="image" label="Link to a picture" />}
      <AddressForm kind="logo" label="Link to a logo" />
      <DraftText
        field="videoUrl"
        label="Video"
        optional
        value={videoUrl}
        onType={(next) => type({ videoUrl: next })}
        tidy={wholeAddress}
        type="url"
        inputMode="url"
        placeholder="https://www.youtube.com/watch?v=…"
        hint="On YouTube or Vimeo."
      />
    </SectionFrame>
  )
}

export const SocialsSection = () => {
  const { socials } = useContent()
  const type = useTyping()
  return (
    <SectionFrame section="socials" title="Socials" hint="Where people can follow what you make.">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        {networks.map((network) => (
          <DraftText
            key={network}
            field={`socials.${network}`}
            label={NETWORKS[network].label}
            value={socials[network] ?? ''}
            onType={(next) => type({ socials: { ...socials, [network]: next } })}
            tidy={wholeAddress}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={NETWORKS[network].example}
          />
        ))}
      </div>
    </SectionFrame>
  )
}

export const DealSection = () => {
  const { deal } = useContent()
  const type = useTyping()
  return (
    <SectionFrame section="deal" title="Deal" hint="Something for those who come from here. It stays on your page until you remove it.">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <DraftText
          field="deal"
          label="What they get"
          value={deal.text}
          most={120}
          maxLength={400}
          onType={(text) => type({ deal: { ...deal, text } })}
          placeholder="30% off the first year"
          autoComplete="off"
        />
        <DraftText
          label="Code"
          optional
          hint="Leave it empty where none is needed."
          value={deal.code}
          maxLength={100}
          onType={(code) => type({ deal: { ...deal, code } })}
          placeholder="DEBUT30"
          autoComplete="off"
        />
      </div>
    </SectionFrame>
  )
}

const CURRENCIES = [
  { value: 'USD', label: 'US dollars' },
  { value: 'EUR', label: 'Euros' },
  { value: 'GBP', label: 'Pounds' },
] as const

export const SaleSection = () => {
  const { sale } = useContent()
  const problem = useProblems().sale
  const type = useTyping()
  const change = (patch: Partial<typeof sale>) => type({ sale: { ...sale, ...patch } })
  const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 40 } as const
  return (
    <SectionFrame
      section="sale"
      title="Sale"
      hint="Would you hand it on? Then say what for. The figures are your own, and shown as such once it is listed for sale. Listing is paid, and can’t be bought yet."
    >
      <div id={anchorOf('sale')} className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <DraftText
          {...amount}
          label="What you ask"
          value={sale.ask}
          onType={(ask) => change({ ask })}
          placeholder="12,000"
          error={errorFor('sale', problem)}
        />
        <Select
          label="In"
          options={CURRENCIES}
          value={sale.currency}
          onChange={({ currentTarget }) =>
            change({ currency: CURRENCIES.find(({ value }) => value === currentTarget.value)?.value ?? 'USD' })
          }
        />
        <DraftText
          {...amount}
          label="Revenue of the last twelve months"
          optional
          value={sale.revenue}
          onType={(revenue) => change({ revenue })}
          placeholder="8,400"
        />
        <DraftText
          {...amount}
          label="Profit of the last twelve months"
          optional
          value={sale.profit}
          onType={(profit) => change({ profit })}
          placeholder="5,100"
        />
      </div>
    </SectionFrame>
  )
}
