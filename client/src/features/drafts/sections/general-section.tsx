import { categories } from '@debut/events/tools/tool-card.ts'
import { useDispatch, useSelector } from 'react-redux'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { CATEGORY_LABELS, PRICING_LABELS } from '../draft-labels.ts'
import { selectDraft, siteRequested } from '../draft-slice.ts'
import { DescriptionField } from '../fields/description-field.tsx'
import { DraftText } from '../fields/draft-text.tsx'
import { MakerField } from '../fields/maker-field.tsx'
import { TagField } from '../fields/tag-field.tsx'
import { anchorOf } from '../jump-to.ts'
import { useClaim, useContent, useTyping } from '../use-draft.ts'
import { wholeAddress } from '../../../ui/whole-address.ts'
import { Spinner } from '../../../ui/spinner.tsx'

const PRICINGS = (['free', 'freemium', 'paid'] as const).map((value) => ({ value, label: PRICING_LABELS[value] }))

export const GeneralSection = () => {
  const { tagline, category, pricing, url, openSource, repoUrl } = useContent()
  const { edition } = useSelector(selectDraft)
  const type = useTyping()
  return (
    <section id="part-general" aria-labelledby="title-general" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id="title-general" className="sr-only" tabIndex={-1}>
        General
      </h2>
      <DraftText
        field="tagline"
        label="Tagline"
        value={tagline}
        most={80}
        maxLength={400}
        onType={(next) => type({ tagline: next })}
        hint="Say what it does, for whom. No adjectives needed."
        autoComplete="off"
      />
      <fieldset id={anchorOf('category')} className="draft-field min-w-0">
        <legend className="mb-2 text-[13.5px] font-[560]">Category</legend>
        <div className="picks">
          {categories.map((each) => (
            <label key={each} className="pick" data-category={each}>
              <input type="radio" name="category" value={each} checked={category === each} onChange={() => type({ category: each })} />
              <i aria-hidden="true" />
              {CATEGORY_LABELS[each]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2 sm:gap-5">
        <TagField />
        <div id={anchorOf('pricing')} className="draft-field">
          <RadioGroup
            legend="Price"
            look="segments"
            className="price-choice"
            options={PRICINGS}
            value={pricing ?? ''}
            onValueChange={(next) => type({ pricing: PRICINGS.find(({ value }) => value === next)?.value ?? null })}
          />
        </div>
      </div>
      <DescriptionField />
      <Website url={url} onType={(next) => type({ url: next })} />
      <Switch
        label="Open source"
        hint="Everybody may read how it is made."
        checked={openSource}
        onChange={({ currentTarget }) => type({ openSource: currentTarget.checked })}
      />
      {(openSource || repoUrl !== '') && (
        <DraftText
          field="repoUrl"
          label="Repository"
          optional
          value={repoUrl}
          onType={(next) => type({ repoUrl: next })}
          tidy={wholeAddress}
          type="url"
          inputMode="url"
          placeholder="https://github.com/fernweh/fernweh"
        />
      )}
      {edition === 0 && <MakerField />}
    </section>
  )
}

const Website = ({ url, onType }: { url: string; onType: (url: string) => void }) => {
  const claim = useClaim('url')
  const { site, edition } = useSelector(selectDraft)
  const dispatch = useDispatch()
  const isTaken = claim === 'taken'
  return (
    <DraftText
      field="url"
      label="Website"
      value={url}
      onType={onType}
      tidy={wholeAddress}
      type="url"
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="https://fernweh.app"
      error={isTaken ? 'This website belongs to a product that is here already. If it is yours, its makers can invite you.' : undefined}
      after={claim === 'checking' ? <Spinner className="size-3.5" /> : undefined}
      aside={
        edition === 0 &&
        url.trim() !== '' && (
          <button type="button" className="quiet-link" disabled={site.status === 'reading'} onClick={() => dispatch(siteRequested())}>
            {site.status === 'reading' ? 'Reading the site…' : 'Fill in from the site'}
          </button>
        )
      }
    />
  )
}
