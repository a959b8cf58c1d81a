export { QuestionList } from './question-list.tsx';
