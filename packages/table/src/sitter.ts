/** Who sits where, as all may see it. A player is a colour, a badge, an emblem and a pattern: never colour alone. */
import type { Colour } from '@tortuga/vocabulary';

export interface Sitter {
  readonly name: string;
  readonly colour: Colour;
  /** A bot's level, in words; undefined for a person. */
  readonly bot: string | undefined;
  /** Played from this page. */
  readonly isMine: boolean;
  readonly isOnline: boolean;
  /** A bot plays for one who is away or has resigned. */
  readonly isAway: boolean;
}
