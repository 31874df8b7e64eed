import {type ComponentType, createContext} from 'react';

/** What a page of an old release shows above its content; undefined for pages of the latest one. */
export interface BannerProps {
  readonly className?: string;
}

/** Set by `src/theme/DocItem`, read by `src/theme/DocVersionBanner`. */
export const BannerContext = createContext<ComponentType<BannerProps> | undefined>(undefined);
