/** The shell: which page an address shows. Pages are loaded when they are opened. */
import { Announcer, LanguageContext, Sounding } from '@tortuga/table';
import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { tables } from './tables.ts';
import { useSettings } from './settings/store.ts';
import { Lifeboat } from './shell/Lifeboat.tsx';
import { Loading } from './shell/Loading.tsx';
import { lazyPage } from './shell/lazyPage.ts';

const Gallery = lazyPage(async () => (await import('./pages/Gallery.tsx')).Gallery);
const LocalMatch = lazyPage(async () => (await import('./pages/LocalMatch.tsx')).LocalMatch);
const NewLocal = lazyPage(async () => (await import('./pages/NewLocal.tsx')).NewLocal);
const NewTable = lazyPage(async () => (await import('./pages/NewTable.tsx')).NewTable);
const OnlineTable = lazyPage(async () => (await import('./pages/OnlineTable.tsx')).OnlineTable);
const TakeOver = lazyPage(async () => (await import('./pages/TakeOver.tsx')).TakeOver);
const Tutorial = lazyPage(async () => (await import('./pages/Tutorial.tsx')).Tutorial);
const Rules = lazyPage(async () => (await import('./pages/Rules.tsx')).Rules);
const WorkshopPage = lazyPage(async () => (await import('./pages/WorkshopPage.tsx')).WorkshopPage);
const Settings = lazyPage(async () => (await import('./pages/Settings.tsx')).Settings);

/** Each at an address of its own. */
const workshops = tables.flatMap(({ id, card: { workshop } }) =>
  workshop === undefined
    ? []
    : [
        <Route key={id} path={`/${workshop.address}`}>
          <WorkshopPage game={id} />
        </Route>,
      ],
);

const Pages = () => (
  <Switch>
    <Route path="/" component={Home} />
    <Route path="/local/new/:game" component={NewLocal} />
    <Route path="/local/:id" component={LocalMatch} />
    <Route path="/t/new/:game" component={NewTable} />
    <Route path="/t/:match/device/:code" component={TakeOver} />
    <Route path="/t/:match" component={OnlineTable} />
    <Route path="/learn/:game" component={Tutorial} />
    <Route path="/rules/:game" component={Rules} />
    {workshops}
    <Route path="/settings" component={Settings} />
    <Route path="/gallery/:game?/:name?" component={Gallery} />
    <Route component={NotFound} />
  </Switch>
);

export const App = () => {
  const { language, hasSound } = useSettings();
  return (
    <LanguageContext value={language}>
      <Sounding isOn={hasSound}>
        <Announcer>
          <Lifeboat key={useLocation()[0]}>
            <Suspense fallback={<Loading />}>
              <Pages />
            </Suspense>
          </Lifeboat>
        </Announcer>
      </Sounding>
    </LanguageContext>
  );
};
