import { Badge } from '../../ui/badge.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { CountBadge } from '../../ui/count-badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ArrowRightIcon, CheckIcon, CloseIcon, CopyIcon, LinkOutIcon, MoreIcon, NoteIcon, SearchIcon, TipIcon } from '../../ui/icons.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Link } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Specimen, type SpecimensOf } from './specimen.tsx'

const LOOKS = ['primary', 'quiet', 'ghost', 'danger'] as const

export const ActionSpecimens: SpecimensOf = ({ theme }) => (
  <>
    <Specimen title="Button">
      {LOOKS.map((look) => (
        <Button key={look} look={look}>
          {look}
        </Button>
      ))}
    </Specimen>
    <Specimen title="Small, medium, large">
      <Button size="s">Follow</Button>
      <Button>Submit a tool</Button>
      <Button size="l">
        Get started
        <ArrowRightIcon />
      </Button>
    </Specimen>
    <Specimen title="Busy, disabled, a link">
      <Button busy>Continue</Button>
      <Button look="quiet" busy>
        Continue
      </Button>
      <Button disabled>Continue</Button>
      <Button look="quiet" disabled>
        Continue
      </Button>
      <Link className={buttonClass('quiet', 'm')} to="/">
        Back to home
      </Link>
    </Specimen>
    <Specimen title="Icon button">
      <IconButton label="Search">
        <SearchIcon />
      </IconButton>
      <IconButton label="More" look="quiet">
        <MoreIcon />
      </IconButton>
      <IconButton label="Close" size="s">
        <CloseIcon />
      </IconButton>
      <IconButton label="Copy" size="l" look="quiet">
        <CopyIcon />
      </IconButton>
      <IconButton label="Open" look="quiet" disabled>
        <LinkOutIcon />
      </IconButton>
      <IconButton label="Notes, 3 unread">
        <NoteIcon className="size-5" />
        <CountBadge count={3} />
      </IconButton>
      <IconButton label="Notes, 99+ unread">
        <NoteIcon className="size-5" />
        <CountBadge count={214} />
      </IconButton>
    </Specimen>
    <Specimen title="Badge">
      <Badge>plain</Badge>
      <Badge tone="outline">outline</Badge>
      <Badge tone="ink">ink</Badge>
      <Badge tone="lime">lime</Badge>
      <Badge tone="good" icon={<CheckIcon className="size-3.5" />}>
        good
      </Badge>
      <Badge tone="bad">bad</Badge>
      <Badge tone="warn">warn</Badge>
      <Badge tone="note" icon={<TipIcon className="size-3.5" />}>
        note
      </Badge>
    </Specimen>
    <Specimen title="Keys, and something to copy">
      <Kbd>Ctrl K</Kbd>
      <Kbd>F8</Kbd>
      <CopyButton text={() => 'debut'} />
    </Specimen>
    <Specimen title="Where one is" flow="column">
      <Breadcrumb
        label={`Breadcrumb, ${theme}`}
        trail={[{ label: 'Blog', to: '/blog' }, { label: 'Launching', to: '/blog' }, { label: 'The first hour' }]}
      />
      <nav aria-label={`Period, ${theme}`}>
        <span className="segments">
          <Link to="/" className="segment" aria-current="page">
            Day
          </Link>
          <Link to="/weekly" className="segment">
            Week
          </Link>
          <Link to="/monthly" className="segment">
            Month
          </Link>
        </span>
      </nav>
      <Pagination label={`Pages, ${theme}`} page={4} pages={20} href={(page) => `/_gallery?page=${page}`} />
      <Pagination label={`First pages, ${theme}`} page={1} pages={3} href={(page) => `/_gallery?page=${page}`} />
    </Specimen>
  </>
)
